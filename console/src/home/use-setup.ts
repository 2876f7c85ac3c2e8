import type { SetupTask } from '@gable/shared/home/setup-task.ts'
import { getDisabledReason } from '../layout/disabled-reason.ts'
import { useAccount } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApi } from '../platform/use-api.ts'
import { setupTaskDetails } from './setup-tasks.ts'

interface Setup {
  /** Undefined while loading, once all tasks are done, and after the agent has hidden them. */
  tasks: readonly SetupTask[] | undefined
  isLoaded: boolean
  setHidden: (isHidden: boolean) => void
}

/** The setup tasks that the agent's role and plan allow. */
export function useSetup(): Setup {
  const account = useAccount()
  const [isHidden = false, storeHidden, isPreferenceLoaded] = usePreference('HOME_SETUP_HIDDEN')
  const { data = [], isLoading } = useApi('GET /agent/home/setup-tasks')
  const isLoaded = isPreferenceLoaded && !isLoading
  const tasks = data.filter(({ name }) => getDisabledReason(setupTaskDetails[name], account) === undefined)
  const isVisible = isLoaded && !isHidden && tasks.some(({ isDone }) => !isDone)
  return { tasks: isVisible ? tasks : undefined, isLoaded, setHidden: (next) => void storeHidden(next) }
}
