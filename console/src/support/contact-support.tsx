import { Button, type ButtonProps } from '../design/inputs/button.tsx'
import { settings } from '../platform/settings.ts'

type ContactSupportProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'children'>

/** Leads to where the people who run the installation answer: a page of theirs, or a letter to them. */
export const ContactSupport = (props: ContactSupportProps) => (
  <Button {...props} href={settings.supportUrl} target={isPage ? '_blank' : undefined} />
)

const isPage = !settings.supportUrl.startsWith('mailto:')
