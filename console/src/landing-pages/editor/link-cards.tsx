import type { LinkCard } from '@gable/shared/landing-pages/link-card.ts'
import { FileText } from 'lucide-react'

interface LinkCardProps {
  card: LinkCard
  host: string
}

/** Facebook: a wide picture above the host in capitals, the title and one line of the description. */
export const FacebookCard = ({ card: { title, description, image }, host }: LinkCardProps) => (
  <div className="overflow-hidden border border-line">
    <Picture image={image} />
    <div className="space-y-0.5 bg-sunken px-3 py-2">
      <p className="truncate text-label text-muted uppercase">{host}</p>
      <p className="line-clamp-2 font-semibold leading-snug">{title}</p>
      <p className="truncate text-muted text-table">{description}</p>
    </div>
  </div>
)

/** X: a rounded picture with the title on it, or a small square beside the text if there is no picture. */
export const XCard = ({ card: { title, description, image }, host }: LinkCardProps) =>
  image ? (
    <div>
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Picture image={image} />
        <p className="absolute bottom-3 left-3 max-w-[calc(100%-24px)] truncate rounded-md bg-ink px-1.5 py-0.5 text-ground text-label">
          {title}
        </p>
      </div>
      <p className="mt-1 truncate text-label text-muted">From {host}</p>
    </div>
  ) : (
    <div className="flex overflow-hidden rounded-lg border border-line">
      <div className="grid w-24 shrink-0 place-items-center border-line border-r bg-sunken">
        <FileText aria-hidden className="size-7 text-faint" />
      </div>
      <div className="min-w-0 self-center px-3 py-2.5 text-table">
        <p className="truncate text-muted">{host}</p>
        <p className="truncate">{title}</p>
        <p className="line-clamp-2 text-muted">{description}</p>
      </div>
    </div>
  )

/** LinkedIn: a picture above the title and the host. */
export const LinkedInCard = ({ card: { title, image }, host }: LinkCardProps) => (
  <div className="overflow-hidden rounded-lg border border-line">
    <Picture image={image} />
    <div className="space-y-1 bg-sunken px-3 py-2.5">
      <p className="line-clamp-2 font-semibold leading-snug">{title}</p>
      <p className="truncate text-label text-muted">{host}</p>
    </div>
  </div>
)

const Picture = ({ image }: { image: string }) =>
  image && <img src={image} alt="" className="aspect-[1.91] w-full bg-sunken object-cover" />
