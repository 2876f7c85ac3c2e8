import type { ModuleProps } from '../module-props.ts'

export const HomeEquity = ({ settings }: ModuleProps<'HOME_EQUITY'>) => <h2>{settings.heading}</h2>
