import { Trash2 } from 'lucide'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button'
import type { Deletion } from './useDeletion'

interface DeleteButtonProps<Row> {
  deletion: Deletion<Row>
  record: Row
  /** The page that opens after the deletion: the list of the records. */
  list: string
}

/** The button on the page of a record that deletes it after a confirmation. */
export function DeleteButton<Row>({ deletion, record, list }: DeleteButtonProps<Row>) {
  const navigate = useNavigate()
  const leave = () => void navigate(list)
  return (
    <>
      <Button isMinor icon={Trash2} variant="quiet" onPress={() => deletion.ask([record], leave)}>
        {deletion.bulkAction.label}
      </Button>
      {deletion.dialog}
    </>
  )
}
