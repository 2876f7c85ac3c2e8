import { Problem } from '@gable/shared/http/problem.ts'

const [questions, seconds] = [100, 10]

/** So many questions of one visitor in so many seconds, counted by this process and forgotten with the seconds. */
export function limitVisitors(now = Date.now) {
  const asked = new Map<string, number>()
  let until = 0
  return (visitor: string) => {
    if (now() >= until) {
      asked.clear()
      until = now() + seconds * 1000
    }
    const count = (asked.get(visitor) ?? 0) + 1
    asked.set(visitor, count)
    if (count > questions) throw new Problem('too_many', 'Please wait a moment before you go on typing.')
  }
}
