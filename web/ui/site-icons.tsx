// The icons that public pages need too. They are separate from the portal's, so that visitors do not load those.
import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  File,
  Menu,
  Phone,
  RefreshCw,
  TriangleAlert,
  X,
} from "lucide-react";
import { icon } from "./icon.tsx";

export const BackIcon = /*#__PURE__*/ icon(ArrowLeft, true);
export const CheckIcon = /*#__PURE__*/ icon(Check);
export const CloseIcon = /*#__PURE__*/ icon(X);
export const DownIcon = /*#__PURE__*/ icon(ChevronDown);
export const ExternalIcon = /*#__PURE__*/ icon(ArrowUpRight, true);
export const FileIcon = /*#__PURE__*/ icon(File);
export const ForwardIcon = /*#__PURE__*/ icon(ArrowRight, true);
export const MenuIcon = /*#__PURE__*/ icon(Menu);
export const NextIcon = /*#__PURE__*/ icon(ChevronRight, true);
export const PhoneIcon = /*#__PURE__*/ icon(Phone);
export const PreviousIcon = /*#__PURE__*/ icon(ChevronLeft, true);
export const TryAgainIcon = /*#__PURE__*/ icon(RefreshCw);
export const WarningIcon = /*#__PURE__*/ icon(TriangleAlert);
