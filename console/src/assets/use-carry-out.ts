import { toast } from '../design/feedback/toast.tsx'
import { orSay } from './or-say.ts'

interface Words {
  failed: string
  done?: string
}

/** Carries out what was asked for. Done, it is told and read again; failing, it throws what to say. */
export function useCarryOut(refresh: () => unknown) {
  async function carryOut<T>(call: Promise<T>, { failed, done }: Words): Promise<T> {
    const answer = await orSay(failed, call)
    if (done) toast.success(done)
    void refresh()
    return answer
  }

  /** Where no dialog stands open that would tell of a failure. */
  async function carryOutAloud(call: Promise<unknown>, words: Words) {
    try {
      await carryOut(call, words)
    } catch (error) {
      toast.error((error as Error).message)
      void refresh()
    }
  }

  return { carryOut, carryOutAloud }
}
