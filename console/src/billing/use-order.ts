import type { Order } from '@gable/shared/billing/billing.ts'
import type { NewOrder } from '@gable/shared/billing/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { call } from '../platform/use-api.ts'
import { useBillingPaths } from './billing-paths.ts'

type Item = NewOrder extends infer O ? (O extends NewOrder ? Omit<O, '_id'> : never) : never

/** Orders, then opens the checkout or the invoice. */
export function usePlaceOrder(onOrdered: () => void) {
  const navigate = useNavigate()
  const { invoicePath } = useBillingPaths()
  const pending = useRef<{ item: string; _id: string }>(undefined)
  return async (item: Item) => {
    // A try after a lost answer repeats the same order.
    const key = JSON.stringify(item)
    if (pending.current?.item !== key) pending.current = { item: key, _id: newId() }
    const order = await call('POST /agent/billing/orders', { body: { ...item, _id: pending.current._id } as NewOrder })
    pending.current = undefined
    onOrdered()
    openPayment(order)
  }

  function openPayment(order: Order) {
    if (order.checkoutUrl) return location.assign(order.checkoutUrl)
    toast.success(`Invoice ${order.number} created`)
    void navigate(invoicePath(order))
  }
}
