import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { Page } from '../design/page.tsx'
import { NoAccess } from '../design/states.tsx'

/** A page of the settings that is for those who look after the account. */
export const accountPage = (path: string, title: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle: { title },
  element: (
    <PermissionGuard
      permission="ACCESS_ACCOUNT_SETTINGS"
      otherwise={
        <Page title={title}>
          <NoAccess />
        </Page>
      }
    />
  ),
  children: [{ index: true, lazy: async () => ({ Component: await load() }) }],
})
