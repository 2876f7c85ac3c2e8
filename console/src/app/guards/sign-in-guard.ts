import type { Session } from '../../platform/session.ts'
import { nextOf, type Place, type Verdict, withNext } from './verdict.ts'

/** Only who is signed in may see this; anybody else is asked to, and brought back, unless they are leaving. */
export function askSignIn(session: Session | null, place: Place, isLeaving: boolean): Verdict {
  if (session) return 'open'
  const next = nextOf(place)
  return { go: withNext('/auth/login', isLeaving || next === 'accounts' ? undefined : next) }
}

/** Only who is not signed in may see this; anybody else goes where they wanted to go. */
export function askSignedOut(session: Session | null, next: string | undefined): Verdict {
  return session ? { go: `/${next ?? ''}` } : 'open'
}
