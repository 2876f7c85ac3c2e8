import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { getSignInError } from './sign-in-error.ts'
import { useSignIn } from './use-sign-in.ts'

interface DemoUsersProps {
  next: string | undefined
  onNotice: (notice: string | undefined) => void
}

/** Signs in as a user of the demo with one click. */
export function DemoUsers({ next, onNotice }: DemoUsersProps) {
  const [isExpanded, setExpanded] = useState(false)
  const [pendingEmail, setPendingEmail] = useState<string>()
  const signIn = useSignIn(next)

  async function handleSelect(email: string) {
    if (pendingEmail) return
    setPendingEmail(email)
    onNotice(undefined)
    try {
      await signIn({ email, password: demoPassword })
    } catch (error) {
      const signInError = getSignInError(error)
      if (signInError.where === 'page') onNotice(signInError.text)
      else if (signInError.where !== 'fields') toast.error(signInError.text)
    } finally {
      setPendingEmail(undefined)
    }
  }

  return (
    <section aria-labelledby="demo-users" className="mt-8 animate-rise rounded-lg border border-line bg-ground">
      <h2 id="demo-users" className="px-4 pt-3 pb-1 font-medium text-label text-muted">
        Explore the demo as
      </h2>
      <ul className="px-2 pb-2">
        {demoPeople.slice(0, isExpanded ? undefined : initialCount).map(({ email, description }) => (
          <li key={email}>
            <button
              type="button"
              aria-busy={pendingEmail === email || undefined}
              onClick={() => handleSelect(email)}
              className="w-full rounded-md px-2 py-1.5 text-left hover:bg-hover aria-busy:bg-hover"
            >
              <span className="block font-medium text-table">{email}</span>
              <span className="block text-label text-muted">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isExpanded && (
        <button
          type="button"
          onClick={() => setExpanded(true)}
          className="flex w-full items-center gap-1 rounded-b-lg border-line border-t px-4 py-2 text-label text-muted hover:text-ink"
        >
          <ChevronDown aria-hidden="true" className="size-3.5" />
          More demo users
        </button>
      )}
    </section>
  )
}

const initialCount = 3
