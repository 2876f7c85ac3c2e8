import { Problem } from '@gable/shared/http/problem.ts'
import type { Codings } from './embed-coding.ts'

type Read = (file: string) => Promise<Codings | undefined>

/** More than are served in a day; a hundred kilobytes each at most. */
const maximum = 200

/** More are only looked for at once by who tries out names. */
const askedAtOnce = 50

/** What every visitor's browser asks for is read once. */
export function openEmbedMemory(read: Read): Read {
  const known = new Map<string, Codings>()
  const asking = new Map<string, ReturnType<Read>>()

  return async (file) => known.get(file) ?? asking.get(file) ?? ask(file)

  function ask(file: string) {
    if (asking.size >= askedAtOnce) throw new Problem('unavailable', 'Please try again in a moment')
    const answer = read(file)
      .then((found) => {
        if (found) remember(file, found)
        return found
      })
      .finally(() => asking.delete(file))
    asking.set(file, answer)
    return answer
  }

  function remember(file: string, found: Codings) {
    const oldest = known.size >= maximum ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    known.set(file, found)
  }
}
