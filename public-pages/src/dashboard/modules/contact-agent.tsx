import type { ModuleProps } from '../module-props.ts'

export const ContactAgent = ({ settings }: ModuleProps<'CONTACT_AGENT'>) => <h2>{settings.heading}</h2>
