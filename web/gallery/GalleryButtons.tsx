import { Section } from "#web/components/portal/Page.tsx";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/Button.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { Tooltip } from "#web/ui/Tooltip.tsx";

/** Buttons and messages that are pressed; `onClose` is what the dangerous one does. */
export function GalleryButtons({ onClose }: { onClose: () => void }) {
  return (
    <Section title="أزرار">
      <div style={{ display: "flex", flexWrap: "wrap", gap: ".75rem", alignItems: "center" }}>
        <Button look="main">درّبه الآن</Button>
        <Button>ارفع ملفًا</Button>
        <Button look="quiet">ارجع إليها</Button>
        <Button look="danger" onClick={onClose}>
          أغلق
        </Button>
        <Button look="lamp">ابدأ تجربتك</Button>
        <Button isDisabled>أرسل</Button>
        <Button look="main" isPending>
          يُرسل
        </Button>
        <Button size="small">صدّر</Button>
        <Tooltip text="تنبيه قصير">
          <button type="button" onClick={() => toast.success("دُرّب الوكيل بنجاح", "النسخة 8 تصيب في 88%")}>
            تلميح
          </button>
        </Tooltip>
        <Button onClick={() => toast.error("حدث خطأ ما")}>خطأ</Button>
        <Spinner size="inline" />
      </div>
    </Section>
  );
}
