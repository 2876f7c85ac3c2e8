import { passwordMinimum } from '@gable/shared/identity/user.ts'
import { getPasswordStrength, type PasswordStrength } from './password-strength.ts'

interface StrengthHintProps {
  password: string
  /** Terms that others can guess, such as the user's name. */
  personalTerms: readonly string[]
}

/** Shows the strength of a new password while it is typed. */
export function StrengthHint({ password, personalTerms }: StrengthHintProps) {
  if (password === '') return `At least ${passwordMinimum} characters.`
  const strength = getPasswordStrength(password, personalTerms)
  const { text, filledBars, className } = display[strength]
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 w-8 rounded-full ${step <= filledBars ? className : 'bg-hover'}`} />
        ))}
      </span>
      {strength === 'short' ? formatMissing(password) : text}
    </span>
  )
}

function formatMissing(password: string) {
  const count = passwordMinimum - Array.from(password).length
  return `${count} more ${count === 1 ? 'character' : 'characters'}.`
}

const display: Record<PasswordStrength, { text: string; filledBars: number; className: string }> = {
  short: { text: '', filledBars: 0, className: '' },
  weak: {
    text: 'Weak. A few unrelated words are easy to remember and hard to guess.',
    filledBars: 1,
    className: 'bg-danger',
  },
  fair: { text: 'Fair.', filledBars: 2, className: 'bg-warning' },
  strong: { text: 'Strong.', filledBars: 3, className: 'bg-success' },
}
