import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '../buttons/icon-button';
import { TextInput } from './text-input';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing' | 'variant'>;

/** A password with an eye that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          size="sm"
          label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
