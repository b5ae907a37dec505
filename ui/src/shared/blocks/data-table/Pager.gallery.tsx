import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Pager } from './Pager'

interface SampleProps {
  total?: number
  start?: number
  hasNext?: boolean
}

function Sample({ total, start = 1, hasNext = false }: SampleProps) {
  const [page, setPage] = useState(start)
  const [pageSize, setPageSize] = useState(10)
  const rows = Array.from({ length: pageSize }, (_, index) => index)
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Pager
        page={page}
        pageSize={pageSize}
        pageSizes={[5, 10, 25, 50]}
        shown={{ rows, total, hasNext }}
        onPage={setPage}
        onPageSize={setPageSize}
      />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Pager',
  specimens: [
    { name: 'First page', Show: () => <Sample total={2000} /> },
    { name: 'In between', Show: () => <Sample total={2000} start={42} /> },
    { name: 'Last page', Show: () => <Sample total={98} start={10} /> },
    { name: 'One page', Show: () => <Sample total={10} /> },
    { name: 'Nobody counted, more to come', Show: () => <Sample start={3} hasNext /> },
    { name: 'Nobody counted, the last', Show: () => <Sample start={3} /> },
  ],
}
