import { fileURLToPath } from 'node:url'

// Named by full path, so that it does not matter from where Vite is started.
const config = fileURLToPath(new URL('./tailwind.config.js', import.meta.url))

export default { plugins: { tailwindcss: { config }, autoprefixer: {} } }
