import { Phone } from 'lucide-react'
import { formatPhone, toPhoneHref } from '../design/format/phone.ts'
import { buttonClassName } from '../design/inputs/button-class-name.ts'
import { type CallTarget, toCallLink } from './current-call.ts'

interface CallIconLinkProps {
  target: CallTarget
  size?: 'sm' | 'md'
}

/** A phone icon that calls someone and then asks for the outcome. */
export const CallIconLink = ({ target, size = 'md' }: CallIconLinkProps) => (
  <a
    href={toPhoneHref(target.phone)}
    onClick={toCallLink(target).onClick}
    aria-label={`Call ${target.name}`}
    title={formatPhone(target.phone)}
    draggable={false}
    className={buttonClassName('quiet', size, 'square')}
  >
    <Phone aria-hidden="true" className="size-4" />
  </a>
)
