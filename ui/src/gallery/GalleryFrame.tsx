import { Outlet, useParams } from 'react-router-dom'
import styles from './Gallery.module.css'
import { addressWith, looks, lookOf, type LookName } from './looks'
import { pageIds } from './pages'

const NAMES = Object.keys(looks) as LookName[]

/** The list of all blocks, with the choice of theme, density and language. */
export function GalleryFrame() {
  const { id: current } = useParams()
  return (
    <>
      <nav className={styles.tools} aria-label="Looks">
        {NAMES.map((name) => (
          <span key={name} className={styles.look}>
            {looks[name].map((value) => (
              <a
                key={value}
                href={addressWith(name, value)}
                aria-current={lookOf(name) === value || undefined}
              >
                {value}
              </a>
            ))}
          </span>
        ))}
      </nav>
      <div className={styles.frame}>
        <nav className={styles.pages} aria-label="Blocks">
          {pageIds.map((id) => (
            <a key={id} href={`#/${id}`} aria-current={id === current ? 'page' : undefined}>
              {id}
            </a>
          ))}
        </nav>
        <main>
          <Outlet />
        </main>
      </div>
    </>
  )
}
