import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Popover } from '@/app/ui/floating/popover';
import { fetchPart, loadedPart, Part } from '@/app/ui/loaded-part';
import { nameComplaint } from './own-view';
import type { NamedViews } from './use-named-views';
import { viewTexts } from './view-texts';

const form = loadedPart(() => loadChunk(() => import('./view-name-form')));

const BUTTON = `${buttonStyle('text', 'md')} w-8 phone:w-11 shrink-0 px-0! text-text-2`;
const PANEL = 'w-80 min-h-44 p-4';

/** After the tabs: the view that is shown is renamed or removed; what is no view yet gets a name. */
export function ViewButtons({ named }: { readonly named: NamedViews }): ReactNode {
  const { active, views, save, rename, remove } = named;
  if (active === undefined)
    return (
      <Popover
        anchor="bottom start"
        button={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
        buttonClass={BUTTON}
        buttonLabel={viewTexts.save}
        fetch={() => fetchPart(form)}
        key="save"
        panelClass={PANEL}
      >
        {(close) => (
          <Part
            part={form}
            props={{
              complaint: (name) => nameComplaint(views, name, null),
              name: '',
              onName: (name) => {
                close();
                save(name);
              },
              submit: viewTexts.saveButton,
              text: viewTexts.saveText,
              title: viewTexts.saveTitle,
            }}
          />
        )}
      </Popover>
    );
  return (
    <Popover
      anchor="bottom start"
      button={<Pencil aria-hidden="true" size={16} strokeWidth={1.75} />}
      buttonClass={BUTTON}
      buttonLabel={viewTexts.edit(active.name)}
      fetch={() => fetchPart(form)}
      key={active.id}
      panelClass={PANEL}
    >
      {(close) => (
        <Part
          part={form}
          props={{
            complaint: (name) => nameComplaint(views, name, active.id),
            name: active.name,
            onName: (name) => {
              close();
              rename(active, name);
            },
            submit: viewTexts.rename,
            title: viewTexts.edit(active.name),
            children: (
              <Button
                icon={Trash2}
                onClick={() => {
                  close();
                  remove(active);
                }}
                variant="danger"
              >
                {viewTexts.remove}
              </Button>
            ),
          }}
        />
      )}
    </Popover>
  );
}
