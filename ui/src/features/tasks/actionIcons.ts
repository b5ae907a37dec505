import {
  Check,
  CornerDownLeft,
  CornerUpRight,
  MessageSquare,
  Undo2,
  UserCheck,
  UserMinus,
  X,
  type IconNode,
} from 'lucide'
import type { TaskAction } from '../../entities/task/actions'

export const actionIcons: Record<TaskAction, IconNode> = {
  approve: Check,
  deny: X,
  claim: UserCheck,
  release: UserMinus,
  reassign: CornerUpRight,
  return: CornerDownLeft,
  refuse: Undo2,
  comment: MessageSquare,
}
