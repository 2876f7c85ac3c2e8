import { useSession } from '../platform/session.ts'

/** Somebody who is signed in but works nowhere yet. */
export function NoAccount() {
  const { user } = useSession()
  return (
    <div className="mt-5 space-y-3 rounded-lg border border-line bg-surface p-5 text-muted">
      <p className="font-medium text-ink">You are not connected to any account</p>
      <p>
        Accounts are joined by invitation. Ask an owner or an admin of your agency to invite{' '}
        <span className="font-medium text-ink">{user.email}</span>, then open the link in the mail you get.
      </p>
      <p>If you expected an account here, you may be signed in with another email.</p>
    </div>
  )
}
