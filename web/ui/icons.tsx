import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  BookOpen,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleHelp,
  Clock,
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  File,
  FileSpreadsheet,
  Globe,
  GraduationCap,
  Headset,
  History,
  Inbox,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  LogOut,
  Mail,
  Megaphone,
  Menu,
  MessageCircle,
  MessageCircleQuestion,
  MonitorSmartphone,
  Moon,
  Package,
  Paperclip,
  Pencil,
  Phone,
  Plug,
  Plus,
  RefreshCw,
  Route,
  Search,
  Send,
  Settings,
  Shield,
  Sun,
  Tag,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  User,
  Users,
  X,
  type LucideIcon,
} from "lucide-react";
import { classes } from "./classes.ts";
import css from "./icons.module.css";

export interface IconProps {
  size?: "small" | "normal" | "large";
  className?: string | undefined;
}

export interface IconComponent {
  (props: IconProps): React.ReactElement;
  /** Turned round in Arabic, because it shows a direction of reading or time (B06). */
  mirrored: boolean;
}

function icon(Drawing: LucideIcon, mirrored = false): IconComponent {
  const Icon = ({ size = "normal", className }: IconProps) => (
    <Drawing
      aria-hidden
      focusable="false"
      strokeWidth={1.6}
      className={classes(css.icon, css[size], mirrored && css.mirrored, className)}
    />
  );
  Icon.mirrored = mirrored;
  return Icon;
}

export const AddIcon = /*#__PURE__*/ icon(Plus);
export const AgentIcon = /*#__PURE__*/ icon(MessageCircle);
export const AttachIcon = /*#__PURE__*/ icon(Paperclip);
export const BackIcon = /*#__PURE__*/ icon(ArrowLeft, true);
export const BookIcon = /*#__PURE__*/ icon(BookOpen);
export const CalendarIcon = /*#__PURE__*/ icon(Calendar);
export const CheckIcon = /*#__PURE__*/ icon(Check);
export const ClockIcon = /*#__PURE__*/ icon(Clock);
export const CloseIcon = /*#__PURE__*/ icon(X);
export const CopyIcon = /*#__PURE__*/ icon(Copy);
export const DashboardIcon = /*#__PURE__*/ icon(LayoutDashboard);
export const DeleteIcon = /*#__PURE__*/ icon(Trash2);
export const DevicesIcon = /*#__PURE__*/ icon(MonitorSmartphone);
export const DownIcon = /*#__PURE__*/ icon(ChevronDown);
export const DownloadIcon = /*#__PURE__*/ icon(Download);
export const EditIcon = /*#__PURE__*/ icon(Pencil);
export const ExternalIcon = /*#__PURE__*/ icon(ArrowUpRight, true);
export const FileIcon = /*#__PURE__*/ icon(File);
export const ForwardIcon = /*#__PURE__*/ icon(ArrowRight, true);
export const GlobeIcon = /*#__PURE__*/ icon(Globe);
export const HelpIcon = /*#__PURE__*/ icon(CircleHelp);
export const HideIcon = /*#__PURE__*/ icon(EyeOff);
export const HistoryIcon = /*#__PURE__*/ icon(History, true);
export const InboxIcon = /*#__PURE__*/ icon(Inbox);
export const LanguageIcon = /*#__PURE__*/ icon(Languages);
export const LinkIcon = /*#__PURE__*/ icon(Link2);
export const LogoutIcon = /*#__PURE__*/ icon(LogOut, true);
export const MailIcon = /*#__PURE__*/ icon(Mail);
export const MegaphoneIcon = /*#__PURE__*/ icon(Megaphone);
export const MenuIcon = /*#__PURE__*/ icon(Menu);
export const MoonIcon = /*#__PURE__*/ icon(Moon);
export const MoreIcon = /*#__PURE__*/ icon(Ellipsis);
export const NextIcon = /*#__PURE__*/ icon(ChevronRight, true);
export const PackageIcon = /*#__PURE__*/ icon(Package);
export const PersonIcon = /*#__PURE__*/ icon(User);
export const PhoneIcon = /*#__PURE__*/ icon(Phone);
export const PlugIcon = /*#__PURE__*/ icon(Plug);
export const PreviousIcon = /*#__PURE__*/ icon(ChevronLeft, true);
export const QuestionIcon = /*#__PURE__*/ icon(MessageCircleQuestion);
export const RouteIcon = /*#__PURE__*/ icon(Route);
export const SearchIcon = /*#__PURE__*/ icon(Search);
export const SendIcon = /*#__PURE__*/ icon(Send, true);
export const SettingsIcon = /*#__PURE__*/ icon(Settings);
export const SheetIcon = /*#__PURE__*/ icon(FileSpreadsheet);
export const ShieldIcon = /*#__PURE__*/ icon(Shield);
export const ShowIcon = /*#__PURE__*/ icon(Eye);
export const SunIcon = /*#__PURE__*/ icon(Sun);
export const SupportIcon = /*#__PURE__*/ icon(LifeBuoy);
export const TagIcon = /*#__PURE__*/ icon(Tag);
export const HeadsetIcon = /*#__PURE__*/ icon(Headset);
export const TrainIcon = /*#__PURE__*/ icon(GraduationCap);
export const TryAgainIcon = /*#__PURE__*/ icon(RefreshCw);
export const UndoIcon = /*#__PURE__*/ icon(Undo2, true);
export const UpIcon = /*#__PURE__*/ icon(ChevronUp);
export const UploadIcon = /*#__PURE__*/ icon(Upload);
export const UsersIcon = /*#__PURE__*/ icon(Users);
export const WarningIcon = /*#__PURE__*/ icon(TriangleAlert);
