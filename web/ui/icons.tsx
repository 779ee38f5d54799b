import {
  ArrowUpDown,
  Bold,
  Bookmark,
  BookOpen,
  Building2,
  Calendar,
  ChevronUp,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  FileSpreadsheet,
  FileText,
  Gauge,
  Globe,
  GraduationCap,
  Heading2,
  Headset,
  Inbox,
  Keyboard,
  Languages,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  List,
  ListOrdered,
  ListTodo,
  Lock,
  LogOut,
  Mail,
  Megaphone,
  MessageCircle,
  MessageCircleQuestion,
  Merge,
  Minus,
  Maximize2,
  Monitor,
  MonitorSmartphone,
  Moon,
  Newspaper,
  Paperclip,
  Pencil,
  PanelLeft,
  Plug,
  Plus,
  Quote,
  Redo2,
  Route,
  Search,
  Send,
  Settings,
  Shield,
  Smartphone,
  Sun,
  Trash2,
  Undo2,
  Upload,
  UserRound,
  Users,
} from "lucide-react";
import { icon } from "./icon.tsx";

export const AddIcon = /*#__PURE__*/ icon(Plus);
export const AgentIcon = /*#__PURE__*/ icon(MessageCircle);
export const AttachIcon = /*#__PURE__*/ icon(Paperclip);
export const BoldIcon = /*#__PURE__*/ icon(Bold);
export const BookIcon = /*#__PURE__*/ icon(BookOpen);
export const BuildingIcon = /*#__PURE__*/ icon(Building2);
export const BulletsIcon = /*#__PURE__*/ icon(List, true);
export const CalendarIcon = /*#__PURE__*/ icon(Calendar);
export const CardIcon = /*#__PURE__*/ icon(CreditCard);
export const ClockIcon = /*#__PURE__*/ icon(Clock);
export const ComputerIcon = /*#__PURE__*/ icon(Monitor);
export const CopyIcon = /*#__PURE__*/ icon(Copy);
export const DashboardIcon = /*#__PURE__*/ icon(LayoutDashboard);
export const DeleteIcon = /*#__PURE__*/ icon(Trash2);
export const DevicesIcon = /*#__PURE__*/ icon(MonitorSmartphone);
export const DownloadIcon = /*#__PURE__*/ icon(Download);
export const EditIcon = /*#__PURE__*/ icon(Pencil);
export const ExpandIcon = /*#__PURE__*/ icon(Maximize2);
export const GlobeIcon = /*#__PURE__*/ icon(Globe);
export const HeadingIcon = /*#__PURE__*/ icon(Heading2);
export const HeadsetIcon = /*#__PURE__*/ icon(Headset);
export const InboxIcon = /*#__PURE__*/ icon(Inbox);
export const JobsIcon = /*#__PURE__*/ icon(Layers);
export const KeyboardIcon = /*#__PURE__*/ icon(Keyboard);
export const LanguageIcon = /*#__PURE__*/ icon(Languages);
export const LinkIcon = /*#__PURE__*/ icon(Link2);
export const LockIcon = /*#__PURE__*/ icon(Lock);
export const LogoutIcon = /*#__PURE__*/ icon(LogOut, true);
export const MailIcon = /*#__PURE__*/ icon(Mail);
export const MegaphoneIcon = /*#__PURE__*/ icon(Megaphone);
export const MergeIcon = /*#__PURE__*/ icon(Merge);
export const MinusIcon = /*#__PURE__*/ icon(Minus);
export const MoonIcon = /*#__PURE__*/ icon(Moon);
export const MoreIcon = /*#__PURE__*/ icon(Ellipsis);
export const NewsIcon = /*#__PURE__*/ icon(Newspaper);
export const NumbersIcon = /*#__PURE__*/ icon(ListOrdered);
export const PlugIcon = /*#__PURE__*/ icon(Plug);
export const ProfileIcon = /*#__PURE__*/ icon(UserRound);
export const QualityIcon = /*#__PURE__*/ icon(Gauge);
export const QuestionIcon = /*#__PURE__*/ icon(MessageCircleQuestion);
export const QuoteIcon = /*#__PURE__*/ icon(Quote, true);
export const RedoIcon = /*#__PURE__*/ icon(Redo2, true);
export const RequestsIcon = /*#__PURE__*/ icon(ListTodo);
export const RouteIcon = /*#__PURE__*/ icon(Route);
export const SearchIcon = /*#__PURE__*/ icon(Search);
export const SendIcon = /*#__PURE__*/ icon(Send, true);
export const SettingsIcon = /*#__PURE__*/ icon(Settings);
export const SheetIcon = /*#__PURE__*/ icon(FileSpreadsheet);
export const ShieldIcon = /*#__PURE__*/ icon(Shield);
export const SmartphoneIcon = /*#__PURE__*/ icon(Smartphone);
export const SortIcon = /*#__PURE__*/ icon(ArrowUpDown);
export const SplitIcon = /*#__PURE__*/ icon(PanelLeft, true);
export const SunIcon = /*#__PURE__*/ icon(Sun);
export const SupportIcon = /*#__PURE__*/ icon(LifeBuoy);
export const TermsIcon = /*#__PURE__*/ icon(FileText);
export const TrainIcon = /*#__PURE__*/ icon(GraduationCap);
export const UndoIcon = /*#__PURE__*/ icon(Undo2, true);
export const UpIcon = /*#__PURE__*/ icon(ChevronUp);
export const UploadIcon = /*#__PURE__*/ icon(Upload);
export const ViewsIcon = /*#__PURE__*/ icon(Bookmark);
export const UsersIcon = /*#__PURE__*/ icon(Users);
