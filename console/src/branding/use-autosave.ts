import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

export interface Autosave {
  state: 'saved' | 'saving' | 'failed'
  /** Why saving failed. */
  problem: string | undefined
  retry: () => void
}

interface AutosaveInput<T> {
  /** The current value. The first one counts as saved. */
  value: T
  save: (value: T, call: Call<Contract>) => Promise<unknown>
  /** Updates the client cache before saving, so that a user who leaves and returns does not see an older value. */
  updateCache: (value: T) => unknown
  /** Reloads the saved value. */
  refresh: () => unknown
}

/** Saves changes after a short delay, one request at a time, and immediately when the user leaves the page. */
export function useAutosave<T>({ value, ...input }: AutosaveInput<T>): Autosave {
  const { accountId } = useAccount()
  const text = JSON.stringify(value)
  const [status, setStatus] = useState<Pick<Autosave, 'state' | 'problem'>>(savedStatus)
  const savedText = useRef(text)
  const cachedText = useRef(text)
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)
  const latest = useRef({ text, ...input })
  useEffect(() => {
    latest.current = { text, ...input }
  })

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    try {
      while (latest.current.text !== savedText.current) {
        const { text, save, refresh } = latest.current
        await save(JSON.parse(text), callInAccount(accountId))
        savedText.current = text
        void refresh()
      }
      if (!isUnmounted.current) setStatus(savedStatus)
    } catch (error) {
      const { message } = toFormError(error)
      if (!isUnmounted.current) return setStatus({ state: 'failed', problem: message })
      toast.error(`Your last changes were not saved. ${message}`)
      void latest.current.refresh()
    } finally {
      isRunning.current = false
    }
  }
  const runLatest = useRef(run)
  runLatest.current = run

  useEffect(() => {
    if (text === cachedText.current) return
    cachedText.current = text
    void latest.current.updateCache(JSON.parse(text))
    // The change was reverted before it was sent.
    if (text === savedText.current && !isRunning.current) return setStatus(savedStatus)
    setStatus({ state: 'saving', problem: undefined })
    const timer = setTimeout(() => void runLatest.current(), autosaveDelay)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    isUnmounted.current = false
    const handlePageHide = () => {
      const { text, save } = latest.current
      if (text !== savedText.current) void save(JSON.parse(text), createKeepaliveClient(accountId)).catch(() => {})
    }
    window.addEventListener('pagehide', handlePageHide)
    return () => {
      window.removeEventListener('pagehide', handlePageHide)
      isUnmounted.current = true
      const { text, updateCache } = latest.current
      if (text === savedText.current) return
      void updateCache(JSON.parse(text))
      void runLatest.current()
    }
  }, [accountId])

  return {
    ...status,
    retry: () => {
      setStatus({ state: 'saving', problem: undefined })
      void run()
    },
  }
}

const savedStatus = { state: 'saved', problem: undefined } as const

/** In milliseconds. Long enough to finish typing a word. */
export const autosaveDelay = 600

/** Its requests still reach the server when the page that sends them closes. */
const createKeepaliveClient = (accountId: string): Call<Contract> =>
  createClient<Contract>({
    base: '/api',
    headers: () => ({ 'X-Account-Id': accountId }),
    fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  })
