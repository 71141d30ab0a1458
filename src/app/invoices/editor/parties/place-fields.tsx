import { type Country, countryName, matchingCountries } from '@/app/places/countries';
import { matchingCounties } from '@/app/places/matching-counties';
import { Combobox } from '@/app/ui/fields/combobox';
import { type County, findCounty } from '@/domain/identifiers/counties';
import { fold } from '@/domain/text/fold';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { useEditor, useEditorHandle } from '../use-editor';
import { AddressText } from './party-text';

interface SideProps {
  readonly side: 'seller' | 'buyer';
}

const SECTORS = ['SECTOR1', 'SECTOR2', 'SECTOR3', 'SECTOR4', 'SECTOR5', 'SECTOR6'];

const searchCounties = async (query: string): Promise<readonly County[]> => matchingCounties(query);
const searchCountries = async (query: string): Promise<readonly Country[]> => matchingCountries(query);

/** „București” is no sector: leaving the field by Tab must not put the first of them. */
async function searchSectors(query: string): Promise<readonly string[]> {
  const digit = /[1-6]/.exec(query)?.[0];
  if (digit === undefined) return 'sector'.startsWith(fold(query).trim()) ? SECTORS : [];
  return SECTORS.filter((sector) => sector.endsWith(digit));
}

/** BT-39, BT-54: a Romanian county by its letters or name; free text abroad. */
export function CountyField({ side }: SideProps) {
  const { store } = useEditorHandle();
  const code = useEditor(({ draft }) => draft[side].address.countrySubdivision);
  const romanian = useEditor(({ draft }) => draft[side].address.country === 'RO');
  const at = `${side}.address.countrySubdivision`;
  if (!romanian) return <AddressText side={side} part="countrySubdivision" label={editorTexts.county} />;
  const put = (countrySubdivision: string): void =>
    store.change(
      { type: side, fields: { address: { ...store.getState().draft[side].address, countrySubdivision } } },
      at,
    );
  return (
    <DraftField at={at} label={editorTexts.county} required>
      <Combobox<County>
        variant="quiet"
        text={findCounty(code)?.plate ?? code}
        search={searchCounties}
        optionKey={({ iso }) => iso}
        present={findCounty(code)?.iso ?? ''}
        optionText={({ plate }) => plate}
        renderOption={({ plate, name }) => <NameAndLetters letters={plate} name={name} />}
        onChoose={({ iso }) => put(iso)}
        onText={(text) => put(findCounty(text)?.iso ?? text)}
        listWidth={240}
      />
    </DraftField>
  );
}

/** BT-37, BT-52: in Bucharest the sector, from its list; the locality as it is written elsewhere. */
export function CityField({ side }: SideProps) {
  const { store } = useEditorHandle();
  const city = useEditor(({ draft }) => draft[side].address.city);
  const inBucharest = useEditor(({ draft }) => {
    const { country, countrySubdivision } = draft[side].address;
    return country === 'RO' && findCounty(countrySubdivision)?.iso === 'RO-B';
  });
  const at = `${side}.address.city`;
  if (!inBucharest) return <AddressText side={side} part="city" label={editorTexts.city} required />;
  const put = (text: string): void =>
    store.change({ type: side, fields: { address: { ...store.getState().draft[side].address, city: text } } }, at);
  return (
    <DraftField at={at} label={editorTexts.city} required wide>
      <Combobox<string>
        variant="quiet"
        text={city}
        search={searchSectors}
        optionKey={(sector) => sector}
        present={city}
        optionText={(sector) => sector}
        onChoose={put}
        onText={put}
        listWidth={160}
      />
    </DraftField>
  );
}

/** BT-40, BT-55. */
export function CountryField({ side }: SideProps) {
  const { store } = useEditorHandle();
  const code = useEditor(({ draft }) => draft[side].address.country);
  const at = `${side}.address.country`;
  return (
    <DraftField at={at} label={editorTexts.country} required>
      <Combobox<Country>
        variant="quiet"
        text={countryName(code)}
        search={searchCountries}
        optionKey={(country) => country.code}
        present={code}
        optionText={(country) => country.name}
        renderOption={({ code: letters, name }) => <NameAndLetters letters={letters} name={name} />}
        onChoose={({ code: country }) =>
          store.change({ type: side, fields: { address: { ...store.getState().draft[side].address, country } } })
        }
        listWidth={260}
      />
    </DraftField>
  );
}

function NameAndLetters({ name, letters }: { readonly name: string; readonly letters: string }) {
  return (
    <span className="flex w-full justify-between gap-4">
      <span>{name}</span>
      <span className="text-text-3">{letters}</span>
    </span>
  );
}
