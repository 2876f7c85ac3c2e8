import { Unlink } from 'lucide-react'
import { useRef } from 'react'
import { useQuestions } from '../../assets/use-questions.ts'
import { formatMoney } from '../../design/format/metric-format.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPath } from '../contact-paths.ts'
import { useOpenContact } from './open-contact.ts'
import { UnlinkDialog } from './unlink-dialog.tsx'

/** The homes of a contact, with what they may be worth. */
export function HomeLines() {
  const { contact } = useOpenContact()
  const { homePath } = useContactPath()
  const { ask, about, question, close } = useQuestions<'unlink', (typeof contact.properties)[number]>()
  const homes = useRef<HTMLDivElement>(null)
  return (
    <div ref={homes} tabIndex={-1} className="outline-none">
      {contact.properties.length === 0 && <p className="text-muted">No property is linked to them.</p>}
      <ul className="divide-y divide-line">
        {contact.properties.map((home) => (
          <li key={home._id} className="flex items-start gap-2 py-2.5 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1">
              <Link to={homePath(home._id)} tone="plain" className="[overflow-wrap:anywhere]">
                {home.fullAddress}
              </Link>
              <p className="mt-0.5 text-muted text-table">
                {[
                  home.valueCents === null ? 'No estimate' : formatMoney(home.valueCents),
                  home.propertyType,
                  home.isClaimed && 'Claimed',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <IconButton
              icon={Unlink}
              size="sm"
              label={`Unlink ${home.fullAddress}`}
              onClick={() => ask('unlink', home)}
            />
          </li>
        ))}
      </ul>
      {about && <UnlinkDialog home={about} open={question === 'unlink'} onClose={close} after={homes} />}
    </div>
  )
}
