import type { ListingStatus } from '@gable/shared/mls/listing.ts'

/** The status of a listing by its name, also as exports of MLSs write it. Undefined if it is not known. */
export const parseStatus = (text: string): ListingStatus | 'DELETED' | undefined =>
  statuses.get(text.toLowerCase().replace(/[^a-z]/g, ''))

const statuses = new Map<string, ListingStatus | 'DELETED'>(
  Object.entries({
    active: 'ACTIVE',
    a: 'ACTIVE',
    new: 'ACTIVE',
    backonmarket: 'ACTIVE',
    pricechange: 'ACTIVE',
    activeundercontract: 'ACTIVE_UNDER_CONTRACT',
    activecontingent: 'ACTIVE_UNDER_CONTRACT',
    contingent: 'ACTIVE_UNDER_CONTRACT',
    undercontract: 'PENDING',
    comingsoon: 'COMING_SOON',
    pending: 'PENDING',
    p: 'PENDING',
    closed: 'CLOSED',
    sold: 'CLOSED',
    c: 'CLOSED',
    s: 'CLOSED',
    hold: 'HOLD',
    onhold: 'HOLD',
    temporarilyoffmarket: 'HOLD',
    withdrawn: 'WITHDRAWN',
    expired: 'EXPIRED',
    canceled: 'CANCELED',
    cancelled: 'CANCELED',
    terminated: 'CANCELED',
    delete: 'DELETED',
    deleted: 'DELETED',
    incomplete: 'DELETED',
  } as const),
)
