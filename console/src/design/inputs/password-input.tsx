import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password input with a button to show the password. */
export const PasswordInput = forwardRef<HTMLInputElement, Omit<TextInputProps, 'type' | 'after'>>(
  function PasswordInput(props, ref) {
    const [isVisible, setVisible] = useState(false)
    const Icon = isVisible ? EyeOff : Eye
    return (
      <TextInput
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        ref={ref}
        type={isVisible ? 'text' : 'password'}
        after={
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
            className="flex size-6 items-center justify-center rounded-md hover:bg-hover hover:text-ink touch:size-9"
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        }
      />
    )
  },
)
