import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password that can be looked at. */
export const PasswordInput = forwardRef<HTMLInputElement, Omit<TextInputProps, 'type' | 'after'>>(
  function PasswordInput(props, ref) {
    const [shown, setShown] = useState(false)
    const Icon = shown ? EyeOff : Eye
    return (
      <TextInput
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        ref={ref}
        type={shown ? 'text' : 'password'}
        after={
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="flex size-6 items-center justify-center rounded-md hover:bg-hover hover:text-ink touch:size-9"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        }
      />
    )
  },
)
