import { type Body, decodeCursor, encodeCursor, type Reply, toPage } from './answers.ts'
import type { State } from './state.ts'

export interface TestTask {
  id: number
  created: string
  updated: string
  completed: string | null
  personId: number
  AssignedTo: string
  assignedUserId: number
  name: string
  type: string
  isCompleted: 0 | 1
  /** A day; tasks with a time have that, too, in UTC. */
  dueDate: string | null
  dueDateTime: string | null
}

/** The documentation has no due date among the fields of an update. */
export function answerTasks(state: State, method: string, id: string | undefined, url: URL, body: Body): Reply {
  if (id === undefined) return method === 'POST' ? create(state, body) : [200, list(state, url)]
  const task = state.tasks.find((task) => task.id === Number(id))
  if (!task) return [404, { errorMessage: 'Task not found' }]
  if (method === 'DELETE') state.tasks.splice(state.tasks.indexOf(task), 1)
  if (method === 'DELETE') return [204, {}]
  if (method !== 'PUT') return [200, task]
  const { dueDateTime, ...fields } = body
  return [200, state.editTask(task.id, toFields(state.movesTasks ? body : fields))]
}

/** Without an assignee the app refuses a task. */
function create(state: State, body: Body): Reply {
  if (!state.people.has(Number(body.personId))) return [400, { errorMessage: 'Invalid personId' }]
  if (!state.users.some(({ id }) => id === Number(body.assignedUserId)))
    return [400, { errorMessage: 'assignedTo or assignedUserId is required' }]
  return [201, state.addTask(Number(body.personId), toFields(body))]
}

/** The newest first, of one person or of all. */
function list({ tasks }: State, url: URL) {
  const query = url.searchParams
  const [, id] = query.has('next') ? decodeCursor(query.get('next')) : [0, Number.POSITIVE_INFINITY]
  const isCompleted = query.get('isCompleted')
  const rows = tasks
    .filter((task) => !query.has('personId') || task.personId === Number(query.get('personId')))
    .filter((task) => isCompleted === null || task.isCompleted === (isCompleted === 'true' ? 1 : 0))
    .filter((task) => task.id < id)
    .reverse()
  const page = toPage(rows, url)
  const last = page.at(-1)
  const hasNext = last && page.length < rows.length
  return { _metadata: { total: rows.length, ...(hasNext && { next: encodeCursor(0, last.id) }) }, tasks: page }
}

function toFields({ name, type, isCompleted, dueDateTime, assignedUserId }: Body): Partial<TestTask> {
  return {
    ...(name !== undefined && { name: String(name) }),
    ...(type !== undefined && { type: String(type) }),
    ...(assignedUserId !== undefined && { assignedUserId: Number(assignedUserId) }),
    ...(isCompleted !== undefined && { isCompleted: isCompleted ? 1 : 0 }),
    ...(dueDateTime !== undefined && {
      dueDateTime: dueDateTime === null ? null : String(dueDateTime),
      dueDate: dueDateTime === null ? null : String(dueDateTime).slice(0, 10),
    }),
  }
}
