import { useEffect, useRef } from 'react'
import { usePermission } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'

/** The credits of the account, kept up to date. `canSee` is false for agents who may not see them. */
export function useCredits() {
  const [managesAccount, managesMarketing] = [
    usePermission('ACCESS_ACCOUNT_SETTINGS'),
    usePermission('MANAGE_MARKETING_SETTINGS'),
  ]
  const canSee = managesAccount || managesMarketing
  const { data, error, mutate } = useApi('GET /agent/credits', ...(canSee ? [] : [false as const]))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLiveEvent('credits', ({ balance }) => {
    if (!canSee) return
    void mutate((known) => known && { ...known, available: balance }, { revalidate: false })
    // While postcards are sent, events follow each other closely.
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void mutate()
    }, 1000)
  })
  return { canSee, canBuy: managesAccount, balance: data, error }
}
