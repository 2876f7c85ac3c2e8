import { type ReactNode, useEffect, useMemo } from 'react'
import { ErrorPage } from '../../layout/error-page.tsx'
import { type Account, AccountContext } from '../../platform/account.ts'
import { useLiveEvent } from '../../platform/live.ts'
import { onProblem } from '../../platform/problem-events.ts'
import { useSelectAccount } from '../../platform/selected-account.ts'
import { useApi, useRefresh } from '../../platform/use-api.ts'

interface AccountLoaderProps {
  accountId: string
  fallback: ReactNode
  children: ReactNode
}

/** Loads the data behind `useAccount`. */
export function AccountLoader({ accountId, fallback, children }: AccountLoaderProps) {
  const agent = useApi('GET /agent/me')
  const agency = useApi('GET /agent/agency')
  const access = useApi('GET /agent/permissions')
  const plan = useApi('GET /agent/plan')
  const tasks = useApi('GET /agent/getting-started/tasks')
  useSelectAccount(accountId)
  useAccountRefresh(accountId)

  const account = useMemo<Account | undefined>(() => {
    if (!agent.data || !agency.data || !access.data || !plan.data || !tasks.data) return undefined
    return { accountId, agent: agent.data, agency: agency.data, ...access.data, plan: plan.data }
  }, [accountId, agent.data, agency.data, access.data, plan.data, tasks.data])

  if (account) return <AccountContext.Provider value={account}>{children}</AccountContext.Provider>
  const responses = [agent, agency, access, plan, tasks]
  if (!responses.some(({ error }) => error)) return fallback
  return <ErrorPage onRetry={() => Promise.all(responses.map(({ mutate }) => mutate()))} />
}

/** Refetches the data the guards use when it changes, and when the server rejects a call they allowed. */
function useAccountRefresh(accountId: string) {
  const refresh = useRefresh()
  useLiveEvent('onboarding', () => void refresh('GET /agent/me', 'GET /agent/agency', 'GET /agent/credits'))
  useLiveEvent('billing', () => void refresh('GET /agent/plan', 'GET /agent/plans', 'GET /agent/agency'))
  useLiveEvent('security', () => void refresh('GET /agent/permissions', 'GET /agent/security'))
  useLiveEvent('purl', () => void refresh('GET /agent/me'))
  useLiveEvent('team', () => void refresh('GET /agent/permissions', 'GET /agent/me'))
  useLiveEvent('membership', () => void refresh('GET /session'))
  useEffect(() => {
    let refreshedAt = 0
    return onProblem(({ code }, problemAccountId) => {
      if (code !== 'forbidden' || problemAccountId !== accountId || Date.now() - refreshedAt < 10_000) return
      refreshedAt = Date.now()
      void refresh('GET /session', 'GET /agent/agency', 'GET /agent/permissions', 'GET /agent/plan')
    })
  }, [refresh, accountId])
}
