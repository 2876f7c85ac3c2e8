import type { ModuleProps } from '../module-props.ts'

export const HomeDetails = ({ settings }: ModuleProps<'HOME_DETAILS'>) => <h2>{settings.heading}</h2>
