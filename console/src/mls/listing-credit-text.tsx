import type { ListingCredit } from '@gable/shared/properties/listing-credit.ts'

/** Whom a listing is from, with the texts that its MLS requires. */
export function ListingCreditText({
  credit: { attribution, disclaimer, logo, listedBy, mlsNumber },
}: {
  credit: ListingCredit
}) {
  const line = [`Listings from ${attribution}`, listedBy && `listed by ${listedBy}`, mlsNumber && `MLS #${mlsNumber}`]
  return (
    <div className="flex items-start gap-3 text-label text-muted">
      {logo && (
        <img
          src={logo.url}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-8 w-auto max-w-24 shrink-0 object-contain"
        />
      )}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{line.filter(Boolean).join(' · ')}</p>
        {disclaimer && <p className="mt-0.5">{disclaimer}</p>}
      </div>
    </div>
  )
}
