import { Navigate, type RouteObject } from 'react-router-dom'

const loadArea = async () => ({
  Component: (await import('../layout/account-settings-area.tsx')).AccountSettingsArea,
})

export const billingRoute: RouteObject = {
  path: 'billing',
  handle: { title: 'Billing and Subscription' },
  lazy: loadArea,
  children: [
    { index: true, element: <Navigate to="overview" replace /> },
    {
      path: 'overview',
      lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }),
    },
    {
      path: 'transactions',
      lazy: async () => ({ Component: (await import('./transactions-page.tsx')).TransactionsPage }),
    },
    {
      path: 'invoices/:orderId',
      handle: { title: 'Invoice' },
      lazy: async () => ({ Component: (await import('./invoice-page.tsx')).InvoicePage }),
    },
    { path: '*', element: <Navigate to="../overview" replace /> },
  ],
}
