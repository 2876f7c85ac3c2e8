import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { fireConfetti } from '../design/feedback/confetti.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { call, useRefresh } from '../platform/use-api.ts'
import { useTasks } from './use-tasks.ts'

/** Notices on any page that a task is done, collects its credits and says so in every open console. */
export function Rewards() {
  const { tasks, isAccessible } = useTasks()
  const refresh = useRefresh()
  const { pathname } = useLocation()
  const refreshTasks = () => void refresh('GET /agent/getting-started/tasks')

  const refreshOpenTasks = () => isAccessible && refreshTasks()
  useLiveEvent('contacts', refreshOpenTasks)
  useLiveEvent('purl', refreshOpenTasks)
  useLiveEvent('landing-pages', refreshOpenTasks)
  useLiveEvent('widgets', refreshOpenTasks)
  useLiveEvent('contents', refreshOpenTasks)
  // Branding and visits of widgets send no event.
  const refreshOnNavigation = useRef(refreshOpenTasks)
  refreshOnNavigation.current = refreshOpenTasks
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation alone
  useEffect(() => void refreshOnNavigation.current(), [pathname])

  const isUnpaid = tasks.some(({ isDone, isPaid }) => isDone && !isPaid)
  useEffect(() => {
    if (isUnpaid) void call('POST /agent/getting-started/rewards').catch(() => {})
  }, [isUnpaid])

  const announce = useRewardToast()
  useLiveEvent('getting-started', ({ credits }) => {
    announce(credits)
    refreshTasks()
  })
  return null
}

/** Rewards that arrive together are one message. */
function useRewardToast() {
  const sum = useRef(0)
  return (credits: number) => {
    if (sum.current === 0)
      setTimeout(() => {
        toast.success(`You earned ${sum.current} credits!`)
        sum.current = 0
        fireConfetti()
      })
    sum.current += credits
  }
}
