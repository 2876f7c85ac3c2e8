import type { SignInProvider } from '@gable/shared/calendars/calendar.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { call } from '../../platform/use-api.ts'

/** Leaves for the page at which the agent allows access. */
export async function startSignIn(provider: SignInProvider): Promise<void> {
  try {
    const { url } = await call('POST /agent/calendars/sign-in', { body: { provider } })
    window.location.assign(url)
  } catch (error) {
    showErrorToast(error)
  }
}
