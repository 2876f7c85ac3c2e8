import '../theme.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { galleryRoutes } from './routes.tsx'

const root = document.getElementById('app')
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter([galleryRoutes])} />)
