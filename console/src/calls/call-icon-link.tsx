import { Phone } from 'lucide-react'
import { formatPhone, toPhoneHref } from '../design/format/phone.ts'
import { type ButtonVariant, buttonClassName } from '../design/inputs/button-class-name.ts'
import { type CallTarget, toCallLink } from './current-call.ts'

interface CallIconLinkProps {
  target: CallTarget
  variant?: ButtonVariant
  size?: 'sm' | 'md'
}

/** A phone icon that calls someone and then asks for the outcome. */
export const CallIconLink = ({ target, variant = 'quiet', size = 'md' }: CallIconLinkProps) => (
  <a
    href={toPhoneHref(target.phone)}
    onClick={toCallLink(target).onClick}
    aria-label={`Call ${target.name}`}
    title={formatPhone(target.phone)}
    draggable={false}
    className={buttonClassName(variant, size, 'square')}
  >
    <Phone aria-hidden="true" className="size-4" />
  </a>
)
