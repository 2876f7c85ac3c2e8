import { Navigate } from 'react-router-dom'

/** A brand's own address opens on its first section. */
export const FirstSection = () => <Navigate replace to="style" />
