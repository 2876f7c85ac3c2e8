/** Runs the tasks of one key one after another, in the order of the calls. A failed task does not stop the next one. */
export function runInOrder<T>(key: string, task: () => Promise<T>): Promise<T> {
  const previous = lastTasks.get(key)
  const result = previous ? previous.then(task, task) : task()
  lastTasks.set(key, result)
  const forget = () => {
    if (lastTasks.get(key) === result) lastTasks.delete(key)
  }
  result.then(forget, forget)
  return result
}

const lastTasks = new Map<string, Promise<unknown>>()
