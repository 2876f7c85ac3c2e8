import type { Contract } from '@gable/shared/contract.ts'
import type { Call } from '@gable/shared/http/client.ts'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'
import { lastingCall } from './lasting-call.ts'

export interface Autosave {
  state: 'saved' | 'saving' | 'failed'
  /** Why it failed. */
  problem: string | undefined
  retry: () => void
}

interface AutosaveInput<T> {
  /** As it stands now. The first one is what is stored already. */
  value: T
  store: (value: T, call: Call<Contract>) => Promise<unknown>
  /** Puts it where this page reads it from: whoever comes back before it is stored must not find an older one. */
  keep: (value: T) => unknown
  /** Reads again what is stored. */
  refresh: () => unknown
}

/** Stores what changes a moment after it does, one save after the other, and at once when the page is left. */
export function useAutosave<T>({ value, ...input }: AutosaveInput<T>): Autosave {
  const { accountId } = useAccount()
  const text = JSON.stringify(value)
  const [standing, setStanding] = useState<Pick<Autosave, 'state' | 'problem'>>(saved)
  const kept = useRef(text)
  const offered = useRef(text)
  const isRunning = useRef(false)
  const isGone = useRef(false)
  const latest = useRef({ text, ...input })
  useEffect(() => {
    latest.current = { text, ...input }
  })

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    try {
      while (latest.current.text !== kept.current) {
        const { text, store, refresh } = latest.current
        await store(JSON.parse(text), callInAccount(accountId))
        kept.current = text
        void refresh()
      }
      if (!isGone.current) setStanding(saved)
    } catch (error) {
      const { message } = toFormError(error)
      if (!isGone.current) return setStanding({ state: 'failed', problem: message })
      toast.error(`Your last changes were not saved. ${message}`)
      void latest.current.refresh()
    } finally {
      isRunning.current = false
    }
  }
  const runLatest = useRef(run)
  runLatest.current = run

  useEffect(() => {
    if (text === offered.current) return
    offered.current = text
    void latest.current.keep(JSON.parse(text))
    // Put back as it was before anything was sent.
    if (text === kept.current && !isRunning.current) return setStanding(saved)
    setStanding({ state: 'saving', problem: undefined })
    const later = setTimeout(() => void runLatest.current(), pause)
    return () => clearTimeout(later)
  }, [text])

  useEffect(() => {
    isGone.current = false
    const leavePage = () => {
      const { text, store } = latest.current
      if (text !== kept.current) void store(JSON.parse(text), lastingCall(accountId)).catch(() => {})
    }
    window.addEventListener('pagehide', leavePage)
    return () => {
      window.removeEventListener('pagehide', leavePage)
      isGone.current = true
      const { text, keep } = latest.current
      if (text === kept.current) return
      void keep(JSON.parse(text))
      void runLatest.current()
    }
  }, [accountId])

  return {
    ...standing,
    retry: () => {
      setStanding({ state: 'saving', problem: undefined })
      void run()
    },
  }
}

const saved = { state: 'saved', problem: undefined } as const

/** Long enough to finish a word in. */
export const pause = 600
