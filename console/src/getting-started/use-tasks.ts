import type { GettingStartedTask } from '@gable/shared/getting-started/task.ts'
import { useApi } from '../platform/use-api.ts'

interface Tasks {
  tasks: readonly GettingStartedTask[]
  doneCount: number
  /** The agent has a task left, so the page can be opened. */
  isAccessible: boolean
}

/** The shell waits for the tasks, so they are known on every page. */
export function useTasks(): Tasks {
  const { data: tasks = [] } = useApi('GET /agent/getting-started/tasks')
  const doneCount = tasks.filter(({ isDone }) => isDone).length
  return { tasks, doneCount, isAccessible: doneCount < tasks.length }
}
