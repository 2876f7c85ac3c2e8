import { demoPassword, demoPeople } from '@gable/shared/demo/people.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { refusalOfSignIn } from './sign-in-refusal.ts'
import { useSignIn } from './use-sign-in.ts'

interface DemoPeopleProps {
  next: string | undefined
  onNotice: (notice: string | undefined) => void
}

/** The people of the demo world, each a click away. */
export function DemoPeople({ next, onNotice }: DemoPeopleProps) {
  const [isWhole, setWhole] = useState(false)
  const [entering, setEntering] = useState<string>()
  const signIn = useSignIn(next)

  async function enter(email: string) {
    if (entering) return
    setEntering(email)
    onNotice(undefined)
    try {
      await signIn({ email, password: demoPassword })
    } catch (error) {
      const refused = refusalOfSignIn(error)
      if (refused.where === 'page') onNotice(refused.text)
      else if (refused.where !== 'fields') toast.error(refused.text)
    } finally {
      setEntering(undefined)
    }
  }

  return (
    <section aria-labelledby="demo-people" className="mt-8 animate-rise rounded-lg border border-line bg-ground">
      <h2 id="demo-people" className="px-4 pt-3 pb-1 font-medium text-label text-muted">
        Look around the demo as
      </h2>
      <ul className="px-2 pb-2">
        {demoPeople.slice(0, isWhole ? undefined : few).map(({ email, who }) => (
          <li key={email}>
            <button
              type="button"
              aria-busy={entering === email || undefined}
              onClick={() => enter(email)}
              className="w-full rounded-md px-2 py-1.5 text-left hover:bg-hover aria-busy:bg-hover"
            >
              <span className="block font-medium text-table">{email}</span>
              <span className="block text-label text-muted">{who}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="flex w-full items-center gap-1 rounded-b-lg border-line border-t px-4 py-2 text-label text-muted hover:text-ink"
        >
          <ChevronDown aria-hidden="true" className="size-3.5" />
          Everybody else
        </button>
      )}
    </section>
  )
}

const few = 3
