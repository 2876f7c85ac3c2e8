import { type ReactNode, useEffect, useMemo } from 'react'
import { type Account, AccountContext } from '../../platform/account.ts'
import { useLive } from '../../platform/live.ts'
import { onProblem } from '../../platform/problem-events.ts'
import { useSelectAccount } from '../../platform/selected-account.ts'
import { useApi, useRefresh } from '../../platform/use-api.ts'
import { ErrorPage } from '../error-page.tsx'

interface AccountLoaderProps {
  accountId: string
  meanwhile: ReactNode
  children: ReactNode
}

/** Loads what every page of an account may rely on; `useAccount` works below. */
export function AccountLoader({ accountId, meanwhile, children }: AccountLoaderProps) {
  const agent = useApi('GET /agent/me')
  const agency = useApi('GET /agent/agency')
  const standing = useApi('GET /agent/permissions')
  const plan = useApi('GET /agent/plan')
  useSelectAccount(accountId)
  useStayingTrue(accountId)

  const account = useMemo<Account | undefined>(() => {
    if (!agent.data || !agency.data || !standing.data || !plan.data) return undefined
    return { accountId, agent: agent.data, agency: agency.data, ...standing.data, plan: plan.data }
  }, [accountId, agent.data, agency.data, standing.data, plan.data])

  if (account) return <AccountContext.Provider value={account}>{children}</AccountContext.Provider>
  const reads = [agent, agency, standing, plan]
  if (!reads.some(({ error }) => error)) return meanwhile
  return <ErrorPage onRetry={() => Promise.all(reads.map(({ mutate }) => mutate()))} />
}

/** What the guards rely on is read again when it changes, and when the server refuses what they let through. */
function useStayingTrue(accountId: string) {
  const refresh = useRefresh()
  useLive('onboarding', () => void refresh('GET /agent/me', 'GET /agent/agency'))
  useLive('purl', () => void refresh('GET /agent/me'))
  useEffect(() => {
    let last = 0
    return onProblem(({ code }, about) => {
      if (code !== 'forbidden' || about !== accountId || Date.now() - last < 10_000) return
      last = Date.now()
      void refresh('GET /session', 'GET /agent/agency', 'GET /agent/permissions', 'GET /agent/plan')
    })
  }, [refresh, accountId])
}
