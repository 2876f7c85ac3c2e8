import type { Order } from '@gable/shared/billing/billing.ts'
import { formatExactMoney } from '@gable/shared/text/format-money.ts'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { CardStackSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount } from '../platform/account.ts'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { ContactSupportButton } from '../support/contact-support-button.tsx'
import { useBillingPaths } from './billing-paths.ts'
import { OrderBadge } from './transaction-columns.tsx'

/** An invoice on one sheet of paper. Printing leaves out everything around it. */
export function InvoicePage() {
  const { orderId = '' } = useParams()
  const { overview } = useBillingPaths()
  const response = useApi('GET /agent/billing/orders/:orderId', { params: { orderId } })
  useLiveEvent('billing', () => void response.mutate())
  const order = response.data
  useTitle(order && `Invoice ${order.number}`)
  return (
    <Page
      title={order ? `Invoice ${order.number}` : 'Invoice'}
      badge={order && <OrderBadge state={order.state} />}
      width="reading"
      actions={
        order && (
          <Button icon={Printer} onClick={() => window.print()} className="print:hidden">
            Print
          </Button>
        )
      }
    >
      <TopBarSlot>
        <Breadcrumb
          items={[{ label: 'Billing', to: overview }, { label: order ? `Invoice ${order.number}` : 'Invoice' }]}
        />
      </TopBarSlot>
      <DataBoundary
        response={response}
        errorTitle="The invoice could not be loaded"
        fallback={<CardStackSkeleton heights={['h-96']} />}
      >
        {(order) => <Invoice order={order} />}
      </DataBoundary>
    </Page>
  )
}

function Invoice({ order }: { order: Order }) {
  const { timeZone } = useAccount().agency
  const { billTo, createdAt, dueAt, paidAt, orderedBy, note, description, amountCents } = order
  const day = (at: string) => formatDate(at, timeZone)
  return (
    <div className="space-y-4">
      {order.state === 'OPEN' && order.provider === 'INVOICE' && (
        <div className="print:hidden">
          <Callout title="How to pay" action={<ContactSupportButton>Contact Support</ContactSupportButton>}>
            Forward this invoice to the person who pays it, or ask support for payment details. Your order is added as
            soon as the payment is recorded.
          </Callout>
        </div>
      )}
      <article className="rounded-lg border border-line bg-surface p-5 sm:p-8 print:border-0 print:bg-transparent print:p-0">
        <DescriptionList
          layout="columns"
          items={[
            { label: 'From', value: 'Gable' },
            {
              label: 'Bill to',
              value: (
                <>
                  {billTo.name}
                  {billTo.address && <span className="block text-muted text-table">{billTo.address}</span>}
                </>
              ),
            },
            { label: 'Date', value: day(createdAt) },
            ...(dueAt && order.state === 'OPEN' ? [{ label: 'Due', value: day(dueAt) }] : []),
            ...(paidAt ? [{ label: 'Paid', value: day(paidAt) }] : []),
            { label: 'Ordered by', value: orderedBy ?? (order.isAutomatic ? 'Automatic recharge' : '--') },
          ]}
        />
        <table className="mt-6 w-full text-left">
          <caption className="sr-only">Items</caption>
          <thead>
            <tr className="border-line border-b text-muted text-table">
              <th scope="col" className="py-2 font-medium">
                Item
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="border-line border-b">
              <td className="py-3">{description}</td>
              <td className="py-3 text-right tabular-nums">{formatExactMoney(amountCents)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-3 text-left font-semibold">
                Total in US dollars
              </th>
              <td className="py-3 text-right tabular-nums">{formatExactMoney(amountCents)}</td>
            </tr>
          </tfoot>
        </table>
        {note && <p className="mt-4 text-muted text-table">{order.state === 'PAID' ? `Paid by: ${note}` : note}</p>}
      </article>
    </div>
  )
}
