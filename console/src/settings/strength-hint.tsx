import { passwordMinimum } from '@gable/shared/identity/user.ts'
import { type Strength, strengthOf } from './password-strength.ts'

interface StrengthHintProps {
  password: string
  /** What others know of the owner. */
  known: readonly string[]
}

/** How good a new password is, while it is typed. */
export function StrengthHint({ password, known }: StrengthHintProps) {
  if (password === '') return `At least ${passwordMinimum} characters.`
  const strength = strengthOf(password, known)
  const { words, filled, bar } = looks[strength]
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 w-8 rounded-full ${step <= filled ? bar : 'bg-hover'}`} />
        ))}
      </span>
      {strength === 'short' ? missing(password) : words}
    </span>
  )
}

function missing(password: string) {
  const count = passwordMinimum - Array.from(password).length
  return `${count} more ${count === 1 ? 'character' : 'characters'}.`
}

const looks: Record<Strength, { words: string; filled: number; bar: string }> = {
  short: { words: '', filled: 0, bar: '' },
  weak: {
    words: 'Weak. A few unrelated words are easy to keep in mind and hard to guess.',
    filled: 1,
    bar: 'bg-danger',
  },
  fair: { words: 'Fair.', filled: 2, bar: 'bg-warning' },
  strong: { words: 'Strong.', filled: 3, bar: 'bg-success' },
}
