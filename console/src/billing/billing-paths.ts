import { useAccountPath } from '../platform/account.ts'

export function useBillingPaths() {
  const pathTo = useAccountPath()
  return {
    overview: pathTo('billing/overview'),
    transactions: pathTo('billing/transactions'),
    plans: pathTo('feature/plans'),
    invoicePath: ({ _id }: { _id: string }) => pathTo(`billing/invoices/${_id}`),
  }
}
